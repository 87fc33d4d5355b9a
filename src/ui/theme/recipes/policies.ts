import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

/** Written text, to be read: a policy as it is published, and as it is written. */
export const prose = defineRecipe({
  className: 'prose',
  base: {
    width: 'full',
    maxWidth: '72ch',
    mx: 'auto',
    // What changed stands below what is said of it.
    '&[data-changes]': { mx: '0' },
    fontSize: 'lg',
    lineHeight: '1.65',
    overflowWrap: 'anywhere',
    // Below the head of a card.
    '.section__header + .section__body > &': { mt: '3' },
    '& > :where(:not(:first-child))': { mt: '3' },
    '& :is(h2, h3, h4):not(:first-child)': { mt: '6' },
    '& :is(h2, h3, h4)': { fontWeight: 'semibold', fontSize: 'lg', lineHeight: 'lg' },
    '& h2': { fontSize: 'xl', lineHeight: 'xl' },
    '& h4': { fontSize: 'md' },
    '& :is(ul, ol)': { ps: '6', listStyle: 'revert' },
    '& blockquote': { ps: '4', borderInlineStart: '3px solid {colors.border.strong}', color: 'fg.muted' },
    '& hr': { borderColor: 'border', my: '6' },
    /* Around a table: it is what scrolls. */
    '& [data-table]': { overflowX: 'auto', fontSize: 'md', lineHeight: 'md', _print: { overflow: 'visible' } },
    '& table': { width: 'full', borderCollapse: 'collapse', overflowWrap: 'break-word' },
    '& :is(td, th)': {
      minWidth: '9ch',
      /* A row to be filled in by hand is one too. */
      height: '9',
      px: '3',
      py: '2',
      border: '1px solid {colors.border}',
      textAlign: 'start',
      verticalAlign: 'top',
      '& > :where(:not(:first-child))': { mt: '1' },
    },
    '& th': { fontWeight: 'semibold', bg: 'surface.sunken' },
    '& tr': { breakInside: 'avoid' },
    /* Of two versions: a cell is its words, line by line. */
    '& tr[data-row] :is(td, th)': { whiteSpace: 'pre-line' },
    '& figure': { '& > :is(img, svg)': { display: 'block', maxWidth: 'full', height: 'auto', borderRadius: 'sm' } },
    '& figure > svg': { bg: 'surface.sunken' },
    '& figure[data-image=small] > :is(img, svg)': { maxWidth: '33%' },
    '& figure[data-image=medium] > :is(img, svg)': { maxWidth: '66%' },
    '& figcaption': { mt: '1', fontSize: 'md', lineHeight: 'md', color: 'fg.muted' },
    '& a': { color: 'accent', textDecoration: 'underline' },
    '& ins': { bg: 'success.subtle', textDecorationColor: '{colors.success}' },
    '& del': { bg: 'danger.subtle', textDecorationColor: '{colors.danger}' },
    '& [data-change]': { ps: '4', borderInlineStart: '3px solid {colors.accent}', '& > *': { mt: '0 !important' } },
    '& [data-change=added]': { borderColor: 'success' },
    '& [data-change=removed]': { borderColor: 'danger' },
  },
})

export const policy = defineSlotRecipe({
  className: 'policy',
  slots: ['bar', 'pages', 'sheet', 'zoom'],
  base: {
    /* Stays in sight however long the text is. */
    bar: {
      position: 'sticky',
      bottom: { base: '0', md: '4' },
      zIndex: '1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      px: '4',
      py: '3',
      borderRadius: { base: '10px 10px 0 0', md: 'lg' },
      bg: 'surface.raised',
      boxShadow: 'float',
      '& > div': { flex: '1 1 240px', minWidth: '0' },
    },
    pages: {
      display: 'grid',
      gap: '3',
      justifyItems: 'center',
      '&[data-large]': {
        mdDown: { overflowX: 'auto', justifyItems: 'start', '& > .policy__sheet': { width: '720px' } },
      },
    },
    // Where there is room, a page is large enough to be read.
    zoom: { display: { base: 'flex', md: 'none' } },
    sheet: {
      width: 'full',
      maxWidth: '820px',
      border: '1px solid {colors.border}',
      bg: 'plate',
      '& canvas': { display: 'block', width: 'full' },
    },
  },
})
