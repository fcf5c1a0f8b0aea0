import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OnlineBadge } from './online-badge.tsx';

it('prerenders the element and the placeholder that the server looks for', () => {
  expect(renderToStaticMarkup(<OnlineBadge />)).toMatch(
    /^<template data-online=""><p[^>]*>\{\{online\}\}<\/p><\/template>$/,
  );
});
