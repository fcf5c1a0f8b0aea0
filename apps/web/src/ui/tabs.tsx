import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly panel: ReactNode }[];
}

/** Step of an arrow key in the reading direction; undefined for other keys. */
function stepOf(key: string, isRightToLeft: boolean): number | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
}

/** Tabs by the ARIA practices: Tab focuses the list, arrow keys move within it. */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = stepOf(event.key, document.documentElement.dir === 'rtl');
    if (step === undefined) return;
    event.preventDefault();
    const index = (tabs.findIndex((tab) => tab.id === value) + step + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
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
