import { findOperator, type Operator } from '@trivia/contract/billing/operators.ts';
import { Suspense, useEffect, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import { LowBalanceState } from '../outcome/low-balance-state.tsx';
import { ProcessingState } from '../outcome/processing-state.tsx';
import { RefusedState } from '../outcome/refused-state.tsx';
import { numberPath } from '../paths.ts';
import { readCheckout, type SavedCheckout } from '../saved-checkout.ts';
import { CodeStep } from './code-step.tsx';
import { isCodeRefusal, useConfirm } from './use-confirm.ts';

/** Fetched while the code is typed. */
const PaidState = lazyWithPreload(async () => (await import('../outcome/paid-state.tsx')).PaidState);

function Confirmation({ operator, saved }: { readonly operator: Operator; readonly saved: SavedCheckout }) {
  const confirmation = useConfirm(saved);
  const { status, error } = confirmation;
  useEffect(() => PaidState.preload(), []);
  if (error?.code === 'BALANCE_TOO_LOW' || status === 'out_of_balance')
    return <LowBalanceState operator={operator} />;
  if (error && !isCodeRefusal(error)) return <RefusedState operator={operator} error={error} />;
  if (status === 'failed') return <RefusedState operator={operator} error={null} />;
  if (status === 'processing') return <ProcessingState operator={operator} />;
  if (status === 'success')
    return (
      <Suspense fallback={<ProcessingState operator={operator} />}>
        <PaidState operator={operator} purpose={saved.purpose} />
      </Suspense>
    );
  return <CodeStep operator={operator} saved={saved} confirmation={confirmation} />;
}

/** Second step of subscribing by operator: the code, and its outcome. */
export function CodeScreen() {
  const { operator: slug = '' } = useParams<{ operator: string }>();
  const operator = findOperator(slug);
  const [saved] = useState(() => readCheckout(slug));
  if (!operator) return <Redirect to="/store" replace />;
  if (!saved) return <Redirect to={numberPath(slug)} replace />;
  return <Confirmation operator={operator} saved={saved} />;
}
