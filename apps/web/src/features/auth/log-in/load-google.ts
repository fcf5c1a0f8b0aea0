/** The used part of Google's script (https://developers.google.com/identity/gsi/web/reference/js-reference). */
export interface GoogleAccounts {
  initialize(settings: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential?: string }) => void;
  }): void;
  renderButton(
    place: HTMLElement,
    look: { readonly width: number; readonly shape: 'pill'; readonly locale: string },
  ): void;
}

declare global {
  interface Window {
    readonly google?: { readonly accounts: { readonly id: GoogleAccounts } };
  }
}

const loads = new Map<string, Promise<GoogleAccounts>>();

function load(url: string): Promise<GoogleAccounts> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => {
      const accounts = window.google?.accounts.id;
      if (accounts) resolve(accounts);
      else reject(new Error('The sign-in script brought nothing.'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('The sign-in script did not load.'));
    };
    document.head.append(script);
  });
}

/** Loads the script at first use; a failed load is retried at the next use. */
export function loadGoogle(url: string): Promise<GoogleAccounts> {
  const loading = loads.get(url) ?? load(url);
  loads.set(url, loading);
  loading.catch(() => loads.delete(url));
  return loading;
}
