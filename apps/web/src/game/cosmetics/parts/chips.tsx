import { ButtonGroup } from '../../../ui/button/button-group.tsx';
import styles from './chips.module.css';

interface ChipsProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly onChange: (id: Id) => void;
}

/** Single choice in a row of chips that scrolls sideways. */
export function Chips<Id extends string>({ label, value, options, onChange }: ChipsProps<Id>) {
  return (
    <ButtonGroup className={styles.chips} label={label}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={styles.chip}
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </ButtonGroup>
  );
}
