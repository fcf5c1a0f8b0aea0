/** Styles are for left-to-right and right-to-left languages, so physical sides are not allowed. */
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
    'declaration-property-value-disallowed-list': [
      { '/^(text-align|float|clear)$/': ['left', 'right'] },
      { message: 'Use start or end.' },
    ],
  },
};
