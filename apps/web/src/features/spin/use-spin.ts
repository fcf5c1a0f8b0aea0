import { useMutation } from '@tanstack/react-query';
import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { buzz, playSound } from '../../lib/feedback.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { turnTo } from './wheel-turn.ts';

/** As long as the style's transition takes, and a little more. */
const TURN_MS = 3300;

interface Spin {
  readonly categoryId: CategoryId;
  readonly degrees: number;
  readonly isDone: boolean;
}

/** Fetches the result from the server, and turns the wheel there; under reduced motion at once. */
export function useSpin() {
  const [spin, setSpin] = useState<Spin | null>(null);
  const asking = useMutation({
    mutationFn: () => callApi('POST /api/spin/random-category', {}),
    onMutate: () => buzz('lock'),
    onSuccess: ({ categoryId }) => {
      setSpin((last) => ({
        categoryId,
        degrees: turnTo(categoryIds.indexOf(categoryId), categoryIds.length, last?.degrees ?? 0),
        isDone: prefersReducedMotion(),
      }));
    },
  });

  const isTurning = spin !== null && !spin.isDone;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => {
      setSpin((now) => now && { ...now, isDone: true });
      void playSound('right');
    }, TURN_MS);
    return () => clearTimeout(timer);
  }, [isTurning]);

  return {
    degrees: spin?.degrees ?? 0,
    /** Null until the wheel has stopped. */
    drawn: spin?.isDone && !asking.isPending ? spin.categoryId : null,
    isAsking: asking.isPending,
    isTurning,
    spin: () => asking.mutate(),
  };
}
