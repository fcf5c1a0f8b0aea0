import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

interface Page<Item> {
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
}

/** A list by pages: the newest by its query, older ones as they are asked for. */
export function usePages<Item>(
  newest: UseQueryResult<Page<Item>>,
  fetchPage: (cursor: string) => Promise<Page<Item>>,
) {
  const [older, setOlder] = useState<readonly Page<Item>[]>([]);
  const pages = newest.data ? [newest.data, ...older] : [];
  const nextCursor = pages.at(-1)?.nextCursor ?? null;
  const more = useMutation({
    mutationFn: fetchPage,
    onSuccess: (page) => setOlder((known) => [...known, page]),
  });
  return {
    /** Undefined before the first page is there. */
    items: newest.data && pages.flatMap(({ data }) => data),
    isError: newest.isError,
    retry: () => void newest.refetch(),
    /** Null where there are no older ones. */
    showMore: nextCursor === null ? null : () => more.mutate(nextCursor),
    isShowingMore: more.isPending,
  };
}
