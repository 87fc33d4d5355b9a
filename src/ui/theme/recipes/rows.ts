import { defineSlotRecipe } from '@pandacss/dev'

/** Rows that are looked after one by one: what each is, and what can be done to it; a handle where they have an order. */
export const rows = defineSlotRecipe({
  className: 'rows',
  slots: ['list', 'item', 'row', 'words', 'handle', 'more'],
  base: {
    list: { listStyle: 'none', m: '0', p: '0', display: 'grid', mx: '-2' },
    item: {
      '& + &': { borderTop: '1px solid {colors.border}' },
      '& > :is(form, section)': { px: '2', py: '3' },
      '&[data-dragged]': { bg: 'accent.subtle' },
    },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: '48px', md: '0' },
      padding: '4px 8px',
      // What moves it begins where the words above the list do.
      '& > .rows__handle': { ms: '-2' },
      // On a phone a badge goes below them,
      '&:has(> .button ~ .button, > .badge + .button:not(.button--shape_icon)) > .badge': {
        order: { base: '1', md: '0' },
      },
      // for which the words leave no room beside the button,
      '&:has(> .badge + .button:not(.button--shape_icon)) > .rows__words': {
        flexBasis: { base: '170px', md: '200px' },
      },
      // and buttons with words go below what they are about.
      '& > .rows__words:has(+ .beside > .button:not(.button--shape_icon) ~ .button)': { mdDown: { flexBasis: 'full' } },
      // Below a name with icons beside it, what is said about it has the whole width.
      '&:has(> .button--shape_icon ~ .button--shape_icon)': {
        mdDown: {
          rowGap: '0.5',
          py: '10px',
          '& > .button': { my: '-1.5' },
          '& > .rows__words': { display: 'contents' },
          '& > .rows__words > :first-child': { flex: '1 1 120px', minWidth: '0', overflowWrap: 'anywhere' },
          '& > .rows__words > :not(:first-child)': { order: '1', flexBasis: 'full' },
          // Below the name, and not below the handle.
          '& > .rows__handle': { my: '-1.5', ms: '-2' },
          '& > .rows__handle ~ .badge': { ms: '10' },
          '& > .rows__handle ~ .rows__words > :not(:first-child)': { ms: '10', flexBasis: 'calc(100% - 40px)' },
        },
      },
    },
    words: {
      display: 'grid',
      gap: '0.5',
      flex: { base: '1 1 120px', md: '1 1 200px' },
      minWidth: '0',
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
      // A name that has a page of its own is set as all others.
      '& > .link': { color: 'inherit' },
      // Buttons below words keep away from them.
      '& > .beside:not(:first-child):has(> .button)': { mt: '1.5' },
    },
    /* A finger on it moves the row, not the page. */
    handle: { display: 'flex', cursor: 'grab', touchAction: 'none' },
    more: { px: '2', pb: '3' },
  },
})
