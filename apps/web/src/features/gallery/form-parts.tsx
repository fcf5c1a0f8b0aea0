import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';
import { useState } from 'react';
import { CategoryPicker } from '../../game/categories/category-picker.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { DateField } from '../../ui/forms/date-field.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Part, Specimen } from './specimens.tsx';

const STAYS_BUSY_MS = 2000;

function Fields() {
  const { t } = useI18n();
  return (
    <Part name="Field">
      <Specimen state="label">
        <Field label={t('auth.username')} name="plain" dir="auto" />
      </Specimen>
      <Specimen state="defaultValue, dir">
        <Field label={t('auth.email')} name="filled" type="email" dir="ltr" defaultValue="zana@example.org" />
      </Specimen>
      <Specimen state="error">
        <Field label={t('auth.email')} name="wrong" dir="ltr" defaultValue="zana@" error={t('field.email')} />
      </Specimen>
      <Specimen state="a date">
        <DateField label={t('auth.dateOfBirth')} name="date" />
      </Specimen>
    </Part>
  );
}

function Selects() {
  const { t } = useI18n();
  const options = categoryIds.map((value) => ({ value, label: t(`category.${value}`) }));
  const select = { label: t('profile.categories'), options };
  return (
    <Part name="Select">
      <Specimen state="options, placeholder">
        <Select {...select} name="open" placeholder={t('complete.heading')} />
      </Specimen>
      <Specimen state="defaultValue">
        <Select {...select} name="chosen" defaultValue="mesopotamia-kurdistan" />
      </Specimen>
      <Specimen state="error">
        <Select {...select} name="wrong" placeholder={t('complete.heading')} error={t('field.category')} />
      </Specimen>
      <Specimen state="disabled">
        <Select {...select} name="closed" disabled />
      </Specimen>
    </Part>
  );
}

function Choices() {
  const { t } = useI18n();
  const [isOn, setOn] = useState(true);
  const themes = (['dark', 'light'] as const).map((value) => ({ value, label: t(`profile.${value}`) }));
  const group = { label: t('profile.theme'), options: themes };
  return (
    <>
      <Part name="Checkbox">
        <Specimen state="label">
          <Checkbox name="terms" label={t('auth.terms')} />
        </Specimen>
        <Specimen state="error">
          <Checkbox name="wrong-terms" label={t('auth.terms')} error={t('field.terms')} />
        </Specimen>
      </Part>
      <Part name="RadioGroup">
        <Specimen state="defaultValue">
          <RadioGroup {...group} name="chosen-theme" defaultValue="dark" />
        </Specimen>
        <Specimen state="error">
          <RadioGroup {...group} name="wrong-theme" error={t('field.gameMode')} />
        </Specimen>
      </Part>
      <Part name="Switch">
        <Specimen state="isOn">
          <Switch label={t('profile.sound')} isOn={isOn} onChange={setOn} />
        </Specimen>
        <Specimen state="isOn={false}">
          <Switch label={t('profile.haptics')} isOn={!isOn} onChange={(value) => setOn(!value)} />
        </Specimen>
      </Part>
    </>
  );
}

function FormPart() {
  const { t } = useI18n();
  const state = useForm(() => new Promise((resolve) => setTimeout(resolve, STAYS_BUSY_MS)));
  const refused = { ...state, refusal: t('ui.errorOccurred') };
  const waiting = { ...state, waitSeconds: 42 };
  return (
    <Part name="Form">
      <Specimen state="state, action">
        <Form state={state} action={t('profile.save')} />
      </Specimen>
      <Specimen state="state.refusal">
        <Form state={refused} action={t('profile.save')} />
      </Specimen>
      <Specimen state="state.waitSeconds">
        <Form state={waiting} action={t('profile.save')} />
      </Specimen>
      <Specimen state='variant="danger"'>
        <Form state={state} action={t('delete.submit')} variant="danger" />
      </Specimen>
    </Part>
  );
}

/** Form components. */
export function FormParts() {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<readonly CategoryId[]>(['science', 'music']);
  return (
    <>
      <Fields />
      <Selects />
      <Choices />
      <Part name="CategoryPicker">
        <Specimen state="chosen">
          <CategoryPicker label={t('profile.categories')} chosen={chosen} onChange={setChosen} />
        </Specimen>
      </Part>
      <FormPart />
    </>
  );
}
