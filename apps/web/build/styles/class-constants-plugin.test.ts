import { expect, it } from 'vitest';
import { importByName } from './class-constants-plugin.ts';

it('imports the classes of a CSS module by name', () => {
  const code = `import { useState } from 'react';
import card from './card.module.css';
import row from "../row.module.css";
export const classes = [card.big, row['small']];`;
  expect(importByName(code, 'card.ts')).toBe(`import { useState } from 'react';
import * as card from './card.module.css';
import * as row from "../row.module.css";
export const classes = [card.big, row['small']];`);
});

it('changes no other import', () => {
  const code = `import React from 'react';
import './tokens.css';
import { big } from './card.module.css';
import * as row from './row.module.css';`;
  expect(importByName(code, 'card.ts')).toBe(code);
});
