import { defineSlotRecipe } from '@pandacss/dev'

const bare = { listStyle: 'none', m: '0', p: '0' }

/** Small plots at the head of a list: each bar is a button that narrows it. */
export const plots = defineSlotRecipe({
  className: 'plots',
  slots: ['root', 'all', 'plot', 'bars', 'bar', 'label', 'track', 'said', 'table', 'press'],
  base: {
    root: { textStyle: 'small', color: 'fg.muted' },
    all: {
      display: 'flex',
      gap: '6',
      // A phone scrolls through them; where there is more room, what has none beside the others stands below them.
      flexWrap: { md: 'wrap' },
      overflowX: 'auto',
      animation: 'goesOn linear',
      animationTimeline: 'scroll(self inline)',
      py: '2',
      // What is pressed reaches beyond its words.
      px: '1',
      mx: '-1',
      // Five fit beside each other in a window of 1440 px.
      '& > *': { flex: '1 0 192px', minWidth: { md: '0' }, maxWidth: '320px' },
      '& > :only-child': { maxWidth: '560px' },
    },
    plot: { display: 'grid', gap: '1', alignContent: 'start' },
    /* Names have what they need, up to more than half of it, and bars begin below each other. */
    bars: {
      ...bare,
      '&[data-level]': {
        display: 'grid',
        gridTemplateColumns: 'fit-content(60%) auto minmax(40px, 1fr)',
        columnGap: '2',
        '& > li, & > li > .plots__bar': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
        '& > li > .plots__bar': { width: 'calc(100% + 8px)', px: '1', mx: '-1' },
      },
      // Their figures do not touch.
      '&[data-upright]': { display: 'flex', height: '96px', '& > li': { flex: '1', maxWidth: '40px' } },
    },
    bar: {
      display: 'flex',
      gap: '2',
      alignItems: 'center',
      width: 'full',
      minWidth: '24px',
      minHeight: '6',
      borderRadius: 'sm',
      '&:is(a, button):hover': { bg: 'surface.hover' },
      color: 'inherit',
      textDecoration: 'none',
      '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent' },
      '[data-upright] &': { flexDirection: 'column-reverse', gap: '1', height: 'full' },
      // Figures of three digits do not run into each other.
      '[data-upright] &:has(> :nth-child(3))': { minWidth: '28px' },
    },
    label: { textAlign: 'start', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    track: {
      display: 'flex',
      flex: '1',
      alignItems: 'flex-end',
      '& > span': { minWidth: '8px', minHeight: '8px', borderRadius: 'sm', bg: 'accent', printColorAdjust: 'exact' },
    },
    table: {
      textStyle: 'small',
      borderCollapse: 'collapse',
      width: 'full',
      textAlign: 'start',
      color: 'fg',
      fontVariantNumeric: 'tabular-nums',
      '& :is(th, td)': { px: '2', py: '1', borderBottom: '1px solid token(colors.border)', fontWeight: '400' },
      '& th': { textAlign: 'start' },
      '& thead': { color: 'fg.muted' },
      '& td, & thead th:not(:first-child)': { textAlign: 'end' },
    },
    // At the foot of a tile; its words begin where the plots do.
    press: { marginTop: 'auto', ms: '-9px' },
    said: { minWidth: '24px', textAlign: 'end', whiteSpace: 'nowrap', '[data-upright] &': { minWidth: '0' } },
  },
})

export const asset = defineSlotRecipe({
  className: 'asset',
  slots: ['photo', 'held'],
  base: {
    photo: {
      display: 'grid',
      placeItems: 'center',
      width: '64px',
      height: '64px',
      flexShrink: '0',
      borderRadius: 'md',
      overflow: 'hidden',
      color: 'fg.subtle',
      bg: 'surface.hover',
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    held: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      px: '2',
      py: '2',
      width: 'full',
      '& > :first-child': { flex: '1 1 240px' },
    },
  },
})
