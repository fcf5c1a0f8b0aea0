import { useRef, useState } from 'react';
import { useI18n } from '../i18n/i18n.ts';
import type { MessageKey } from '../i18n/messages.ts';

export type Fields = Readonly<Record<string, string>>;
type Keys = Readonly<Record<string, MessageKey>>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Part of a contract schema that validation needs. */
interface Schema {
  safeParse(body: unknown): { readonly error?: { readonly issues: readonly Issue[] } | undefined };
}

/** Validation of a form before it is sent. The server validates again. */
export interface FormCheck {
  /** Loads the schema at the first focus. */
  readonly schema: () => Promise<Schema>;
  /** Request body to validate; the plain fields by default. */
  readonly body?: (fields: Fields) => unknown;
}

export const fieldsOf = (form: HTMLFormElement): Fields =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Validation errors by field, as text keys of the contract. The first issue of each field counts. */
function issuesOf(schema: Schema, body: unknown): Keys {
  const issues = schema.safeParse(body).error?.issues ?? [];
  const entries = issues.map(({ path, message }) => [String(path[0]), message as MessageKey] as const);
  return Object.fromEntries(entries.reverse());
}

/**
 * Shows the error of a field after the player has edited and left it, and the errors of all fields on submit. `prepare`
 * loads the schema and never rejects; nothing is validated before it is loaded.
 */
export function useFormCheck(check: FormCheck | undefined) {
  const i18n = useI18n();
  const loading = useRef<Promise<void> | null>(null);
  const loaded = useRef<Schema | null>(null);
  const changed = useRef(new Set<string>());
  const [schema, setSchema] = useState<Schema | null>(null);
  const [values, setValues] = useState<Fields>({});
  /** Fields whose errors are visible. */
  const [checked, setChecked] = useState<readonly string[]>([]);

  const load = async (): Promise<void> => {
    if (!check) return;
    try {
      [loaded.current] = await Promise.all([check.schema(), i18n.load(['contract'])]);
      setSchema(loaded.current);
    } catch {
      // Falls back to the server's validation; the next focus loads the schema again.
      loading.current = null;
    }
  };
  const validate = (fields: Fields, by = schema): Keys =>
    by ? issuesOf(by, check?.body?.(fields) ?? fields) : {};
  const found = checked.length > 0 ? Object.entries(validate(values)) : [];
  const visible = found.filter(([name]) => checked.includes(name));

  return {
    issues: Object.fromEntries(visible.map(([name, key]) => [name, i18n.t(key)])),
    prepare: (): Promise<void> => {
      loading.current ??= load();
      return loading.current;
    },
    change: (name: string, form: HTMLFormElement) => {
      changed.current.add(name);
      setValues(fieldsOf(form));
    },
    leave: (name: string, form: HTMLFormElement) => {
      setValues(fieldsOf(form));
      if (changed.current.has(name)) setChecked((names) => [...new Set([...names, name])]);
    },
    /** Whether the given fields, or all, are valid. */
    passes: (form: HTMLFormElement, names?: readonly string[]): boolean => {
      const fields = fieldsOf(form);
      const wrong = Object.keys(validate(fields, loaded.current)).filter(
        (name) => names?.includes(name) ?? true,
      );
      setValues(fields);
      setChecked((names) => [...new Set([...names, ...wrong])]);
      return wrong.length === 0;
    },
  };
}
