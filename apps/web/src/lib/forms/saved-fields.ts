/** Saves form fields in memory, so that a form which was closed by mistake reopens with its contents. */
const saved = new Map<string, readonly (readonly [name: string, text: string])[]>();

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name);
const isSecret = (form: HTMLFormElement, name: string): boolean => {
  const field = fieldOf(form, name);
  // A revealed password is a text field for the browser.
  return field instanceof HTMLInputElement && (field.type === 'password' || 'secret' in field.dataset);
};

/** Deletes all saved fields. */
export const clearSavedFields = (): void => saved.clear();

/** Saves the fields of a form under its name, without passwords. */
export function saveFields(formName: string, form: HTMLFormElement): void {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !isSecret(form, name) ? [[name, value] as const] : [],
  );
  saved.set(formName, fields);
}

/** Fills a form with its saved fields. */
export function restoreFields(formName: string, form: HTMLFormElement): void {
  for (const [name, value] of saved.get(formName) ?? []) {
    const field = fieldOf(form, name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field && 'value' in field) field.value = value;
    // The event updates the visible parts of a compound field, such as a date.
    if (field instanceof HTMLInputElement && field.type === 'hidden') field.dispatchEvent(new Event('input'));
  }
}
