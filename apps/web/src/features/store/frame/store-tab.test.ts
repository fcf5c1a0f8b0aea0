import { expect, it } from 'vitest';
import { readTab, storeTabs } from './store-tab.ts';

it.each(storeTabs)('the address opens the tab %s', (tab) => {
  expect(readTab(`?tab=${tab}`)).toBe(tab);
});

it.each(['', '?tab=', '?tab=anything', '?lang=ku'])('the address “%s” opens the purchases', (search) => {
  expect(readTab(search)).toBe('purchase');
});
