import { useMutation } from '@tanstack/react-query';
import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { buzz, playSound } from '../../lib/feedback.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { turnTo } from './wheel-turn.ts';

/** Duration of the transition in the style sheet, with a margin. */
const TURN_MS = 3300;

interface Spin {
  readonly categoryId: CategoryId;
  readonly degrees: number;
  readonly isDone: boolean;
}

/** Fetches a category from the server, and turns the wheel to it; at once under reduced motion. */
export function useSpin() {
  const [spin, setSpin] = useState<Spin | null>(null);
  const request = useMutation({
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
    /** Drawn category; null until the wheel has stopped. */
    drawn: spin?.isDone && !request.isPending ? spin.categoryId : null,
    isRequesting: request.isPending,
    isTurning,
    spin: () => request.mutate(),
  };
}
