import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly panel: ReactNode }[];
}

/** Place after an arrow key, in the reading direction, Home or End; undefined for other keys. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isRightToLeft = document.documentElement.dir === 'rtl';
  return (place + ((key === 'ArrowRight') === isRightToLeft ? -1 : 1) + count) % count;
}

/** Tabs by the ARIA practices: Tab focuses the list, arrow keys move within it. */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const place = tabs.findIndex((tab) => tab.id === value);
    const index = placeAfter(event.key, place, tabs.length);
    if (index === undefined) return;
    const next = tabs[index];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {tabs.find((tab) => tab.id === value)?.panel}
      </div>
    </div>
  );
}
