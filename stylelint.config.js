/** Styles serve left-to-right and right-to-left scripts alike, so that physical sides are not to be named. */
const sides = 'left|right|top|bottom';

export default {
  rules: {
    'property-disallowed-list': [
      [
        new RegExp(`^(${sides})$`),
        new RegExp(`^(margin|padding|border|inset|scroll-margin|scroll-padding)-(${sides})`),
        /^(min-|max-)?(width|height)$/,
      ],
      { message: 'Name the logical property: it follows the direction of the script.' },
    ],
    'declaration-property-value-disallowed-list': [
      { '/^(text-align|float|clear)$/': ['left', 'right'] },
      { message: 'Use start and end.' },
    ],
  },
};
