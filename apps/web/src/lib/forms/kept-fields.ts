/** Fields of forms, kept for as long as the page lives: a form that was closed by mistake is opened as it was. */
const kept = new Map<string, readonly (readonly [name: string, text: string])[]>();

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name);
const isSecret = (form: HTMLFormElement, name: string): boolean => {
  const field = fieldOf(form, name);
  // A password that is shown is a text for the browser.
  return field instanceof HTMLInputElement && (field.type === 'password' || 'secret' in field.dataset);
};

/** Deletes all kept fields. */
export const forgetFields = (): void => kept.clear();

/** Keeps the fields of a form under its name; passwords are typed anew. */
export function keepFields(formName: string, form: HTMLFormElement): void {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !isSecret(form, name) ? [[name, value] as const] : [],
  );
  kept.set(formName, fields);
}

/** Fills a form with its kept fields. */
export function restoreFields(formName: string, form: HTMLFormElement): void {
  for (const [name, value] of kept.get(formName) ?? []) {
    const field = fieldOf(form, name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field && 'value' in field) field.value = value;
    // The event makes a field of several parts show the value.
    if (field instanceof HTMLInputElement && field.type === 'hidden') field.dispatchEvent(new Event('input'));
  }
}
