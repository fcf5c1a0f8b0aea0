import { findOperator, type Operator } from '@trivia/contract/billing/operators.ts';
import { useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { type KeptCheckout, readCheckout } from '../kept-checkout.ts';
import { LowBalanceState } from '../outcome/low-balance-state.tsx';
import { PaidState } from '../outcome/paid-state.tsx';
import { ProcessingState } from '../outcome/processing-state.tsx';
import { RefusedState } from '../outcome/refused-state.tsx';
import { numberPath } from '../paths.ts';
import { CodeStep } from './code-step.tsx';
import { isCodeRefusal, useConfirm } from './use-confirm.ts';

function Confirmation({ operator, kept }: { readonly operator: Operator; readonly kept: KeptCheckout }) {
  const confirmation = useConfirm(kept);
  const { status, error } = confirmation;
  if (error?.code === 'BALANCE_TOO_LOW' || status === 'out_of_balance')
    return <LowBalanceState operator={operator} />;
  if (error && !isCodeRefusal(error)) return <RefusedState operator={operator} message={error.message} />;
  if (status === 'failed') return <RefusedState operator={operator} message={null} />;
  if (status === 'processing') return <ProcessingState operator={operator} />;
  if (status === 'success') return <PaidState operator={operator} purpose={kept.purpose} />;
  return <CodeStep operator={operator} kept={kept} confirmation={confirmation} />;
}

/** The second step of a subscription by operator: the code, and its outcome. */
export function CodeScreen() {
  const { operator: slug = '' } = useParams<{ operator: string }>();
  const operator = findOperator(slug);
  const [kept] = useState(() => readCheckout(slug));
  if (!operator) return <Redirect to="/store" replace />;
  if (!kept) return <Redirect to={numberPath(slug)} replace />;
  return <Confirmation operator={operator} kept={kept} />;
}
