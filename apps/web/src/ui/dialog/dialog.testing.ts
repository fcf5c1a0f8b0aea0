/** Implements `showModal` and `close` of dialogs, which jsdom lacks. */
export function polyfillDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
