import { defineSlotRecipe } from '@pandacss/dev'

/** Sections with what stands in them, read or put in order. */
export const outline = defineSlotRecipe({
  className: 'outline',
  slots: ['group', 'list', 'section', 'head', 'items', 'item', 'fields', 'whole', 'step', 'read'],
  base: {
    group: {
      border: '0',
      m: '0',
      p: '0',
      minWidth: '0',
      display: 'grid',
      alignContent: 'start',
      gap: '3',
      '& > legend': { pb: '2' },
    },
    list: { listStyle: 'none', m: '0', p: '0', display: 'grid', gap: '3' },
    section: {
      display: 'grid',
      gap: '2',
      p: '3',
      minWidth: '0',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      '&[data-dragged]': { bg: 'accent.subtle' },
    },
    head: {
      display: 'flex',
      alignItems: 'flex-start',
      '& > :is(span, button)': { mt: '6' },
      gap: '1',
      minWidth: '0',
      '& > :nth-child(2)': { flex: '1' },
    },
    items: { listStyle: 'none', m: '0', p: '0', display: 'grid', gap: '3' },
    item: {
      display: 'flex',
      // Beside the first field, which has its label above.
      alignItems: 'flex-start',
      '& > :is(span, button)': { mt: '6' },
      gap: '1',
      minWidth: '0',
      py: '1',
      '&[data-dragged]': { bg: 'accent.subtle' },
      // On a phone what follows the first field has the whole width.
      mdDown: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        rowGap: '2',
        '& > :first-child': { gridArea: '1 / 1' },
        '& > :last-child': { gridArea: '1 / 3' },
        '& > .outline__fields': { display: 'contents' },
        '& > .outline__fields > *': { gridColumn: '1 / -1' },
        '& > .outline__fields > :first-child': { gridArea: '1 / 2' },
      },
    },
    fields: {
      flex: '1',
      minWidth: '0',
      display: 'grid',
      gap: '2',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      '& > :first-child': { gridColumn: '1 / -1' },
    },
    // Beside what stands in two columns.
    whole: { gridColumn: '1 / -1', minWidth: '0' },
    step: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      '& > :nth-child(2)': { flex: '1' },
      '&[data-dragged]': { bg: 'accent.subtle' },
    },
    read: {
      display: 'grid',
      alignContent: 'start',
      gap: '3',
      '& ol, & ul': { m: '0', ps: '6', listStyle: 'revert', display: 'grid', gap: '1' },
      // A browser gives a list within a list other bullets.
      '& ul': { listStyle: 'disc' },
    },
  },
})
