/** Physical sides are not allowed, because texts run left-to-right and right-to-left. Nor are selectors that slow all screens. */
const sides = 'left|right|top|bottom';

export default {
  rules: {
    'property-disallowed-list': [
      [
        new RegExp(`^(${sides})$`),
        new RegExp(`^(margin|padding|border|inset|scroll-margin|scroll-padding)-(${sides})`),
        /^(min-|max-)?(width|height)$/,
      ],
      { message: 'Use the logical property, which follows the direction of the text.' },
    ],
    'selector-disallowed-list': [
      [/:has\([^)]*:nth-/],
      { message: 'Set an attribute. A count of children within :has slows each change of any screen.' },
    ],
    'declaration-property-value-disallowed-list': [
      { '/^(text-align|float|clear)$/': ['left', 'right'] },
      { message: 'Use start or end.' },
    ],
  },
};
