import { navigate, useSearch } from 'wouter/use-browser-location';

export const storeTabs = ['subscription', 'purchase', 'redeem'] as const;
export type StoreTab = (typeof storeTabs)[number];

const isTab = (name: string | null): name is StoreTab => storeTabs.some((tab) => tab === name);

/** Tab named by `?tab=`; purchases by default. */
export function readTab(search: string): StoreTab {
  const name = new URLSearchParams(search).get('tab');
  return isTab(name) ? name : 'purchase';
}

/** The open tab, kept in the address, so that it can be shared and survives going back. */
export function useStoreTab(): [StoreTab, (tab: StoreTab) => void] {
  const search = useSearch();
  const open = (tab: StoreTab): void => {
    const query = new URLSearchParams(search);
    query.set('tab', tab);
    navigate(`/store?${query}`, { replace: true });
  };
  return [readTab(search), open];
}
