import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

interface Page<Item> {
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
}

/** A list by pages: the newest page by its query, older ones on demand. */
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
    /** All loaded items; undefined before the first page. */
    items: newest.data && pages.flatMap(({ data }) => data),
    isError: newest.isError,
    retry: () => void newest.refetch(),
    /** Loads the next page; null at the end. */
    showMore: nextCursor === null ? null : () => more.mutate(nextCursor),
    isShowingMore: more.isPending,
  };
}
