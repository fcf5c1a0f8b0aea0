/** Forms of the section of phones. Each stands for one control call. */
import type { FormFields } from './form-scope.ts';
import type { ControlCall } from './operator-control.ts';
import { faultKinds, faultyCalls } from './pages/phones.ts';

const HOUR_MS = 60 * 60_000;
const MAX_IQD = 1_000_000;
const MAX_HOURS = 60 * 24;
const MAX_TIMES = 100;

/** Parses a whole number from 1 to `most`; undefined for anything else. */
function count(typed: string | undefined, most: number): number | undefined {
  const value = Number(typed);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}

const post = (path: string, body: object): ControlCall => ({ method: 'POST', path: `control/${path}`, body });

/** Control call of a form; undefined if a field is invalid. */
export function callOfForm(form: FormFields): ControlCall | undefined {
  const { number = '', text = '' } = form;
  switch (form.action) {
    case 'open':
      return { method: 'GET', path: `control/phone?${new URLSearchParams({ number })}` };
    case 'top-up': {
      const amountIqd = count(form.amountIqd, MAX_IQD);
      return amountIqd === undefined ? undefined : post('top-up', { number, amountIqd });
    }
    case 'empty':
      return post('line', { number, balanceIqd: 0 });
    case 'sms':
      return text === '' ? undefined : post('sms', { number, text });
    case 'renew':
      return post('renew', { number });
    case 'clock': {
      const hours = count(form.hours, MAX_HOURS);
      return hours === undefined ? undefined : post('clock', { byMs: hours * HOUR_MS });
    }
    case 'fault': {
      const operation = faultyCalls.find((call) => call === form.operation);
      const kind = faultKinds.find((one) => one === form.kind);
      const times = count(form.times, MAX_TIMES);
      return operation && kind && times ? post('faults', { operation, fault: { kind }, times }) : undefined;
    }
    case 'no-faults':
      return { method: 'DELETE', path: 'control/faults' };
    default:
      return undefined;
  }
}
