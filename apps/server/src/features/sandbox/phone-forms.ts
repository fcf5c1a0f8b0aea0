/** Forms of the phones' section: each is one call to the operator's control. */
import type { FormFields } from './form-scope.ts';
import type { ControlCall } from './operator-control.ts';
import { faultKinds, faultyCalls } from './pages/phones.ts';

const HOUR_MS = 60 * 60_000;
const MOST_IQD = 1_000_000;
const MOST_HOURS = 60 * 24;
const MOST_TIMES = 100;

/** A whole number from 1 to a most; undefined for everything else. */
function count(typed: string | undefined, most: number): number | undefined {
  const value = Number(typed);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}

const post = (path: string, body: object): ControlCall => ({ method: 'POST', path: `control/${path}`, body });

/** The call that a form stands for; undefined when a field makes no sense. */
export function callOfForm(form: FormFields): ControlCall | undefined {
  const { number = '', text = '' } = form;
  switch (form.action) {
    case 'open':
      return { method: 'GET', path: `control/phone?${new URLSearchParams({ number })}` };
    case 'top-up': {
      const amountIqd = count(form.amountIqd, MOST_IQD);
      return amountIqd === undefined ? undefined : post('top-up', { number, amountIqd });
    }
    case 'empty':
      return post('line', { number, balanceIqd: 0 });
    case 'sms':
      return text === '' ? undefined : post('sms', { number, text });
    case 'renew':
      return post('renew', { number });
    case 'clock': {
      const hours = count(form.hours, MOST_HOURS);
      return hours === undefined ? undefined : post('clock', { byMs: hours * HOUR_MS });
    }
    case 'fault': {
      const operation = faultyCalls.find((call) => call === form.operation);
      const kind = faultKinds.find((one) => one === form.kind);
      const times = count(form.times, MOST_TIMES);
      return operation && kind && times ? post('faults', { operation, fault: { kind }, times }) : undefined;
    }
    case 'no-faults':
      return { method: 'DELETE', path: 'control/faults' };
    default:
      return undefined;
  }
}
