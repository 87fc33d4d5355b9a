import { defineSlotRecipe } from '@pandacss/dev'

/** Stays in sight while the line scrolls sideways; it covers the line's own edge too. */
const pinned = {
  position: 'sticky',
  insetInlineStart: '0',
  zIndex: '1',
  bg: 'surface',
  ms: '-3',
  ps: '3',
  height: 'full',
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'var(--tracks)',
  alignItems: 'center',
  columnGap: '3',
  px: '3',
  // A figure ends where the next column would begin.
  '& > [data-align=end] + :not([data-align=end])': { ps: '4' },
}

export const table = defineSlotRecipe({
  className: 'table',
  slots: [
    'root',
    'toolbar',
    'count',
    'bulk',
    'frame',
    'scroller',
    'head',
    'headGroup',
    'headCell',
    'select',
    'sort',
    'body',
    'row',
    'waiting',
    'cell',
    'ledCell',
    'twoLines',
    'card',
    'under',
    'heading',
    'open',
    'options',
  ],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      minHeight: '240px',
      minWidth: '0',
      flex: '1',
      // On a phone the rows one chooses among stay in sight above what is done with them.
      '&:has(> .table__bulk)': { minHeight: { base: '480px', md: '240px' } },
    },
    toolbar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', flexShrink: '0' },
    count: {
      flex: { base: '1 1 auto', md: 'none' },
      order: { base: '1', md: '0' },
      // A number stays beside what it counts.
      whiteSpace: 'nowrap',
      minHeight: '4',
      '& + *': { marginInlineStart: { md: 'auto' } },
      color: 'fg.muted',
      textStyle: 'small',
    },
    bulk: {
      // In sight as well where the list is longer than the window.
      position: 'sticky',
      // On a phone no slice of a row shows below it.
      bottom: { base: '0', md: '2' },
      zIndex: '1',
      flexShrink: '0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      px: '3',
      py: '1',
      borderRadius: 'md',
      bg: 'accent.subtle',
      // On a phone what ends the selection stands beside how many are selected, and what is done with them below.
      '& > strong': { flex: { base: '1 0 calc(100% - 56px)', md: 'none' } },
      '& > :not(strong, :last-child)': { order: { base: '1', md: '0' } },
    },
    frame: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '0',
      bg: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      overflow: 'hidden',
      '&:has(:focus-visible[role=grid])': { outline: '2px solid {colors.accent}' },
    },
    scroller: {
      overflow: 'auto',
      animation: 'goesOn linear',
      animationTimeline: 'scroll(self inline)',
      /* Outside a page that fills its frame too, a list never grows past the window. */
      maxHeight: '100dvh',
      overscrollBehaviorX: 'contain',
      outline: 'none !important',
    },
    headGroup: { position: 'sticky', top: '0', zIndex: '1' },
    head: {
      ...line,
      height: '9',
      bg: 'surface',
      borderBottom: '1px solid {colors.border}',
      '& > [data-pinned]': pinned,
    },
    select: { display: 'grid', placeItems: 'center', width: '6', height: '6' },
    headCell: {
      display: 'flex',
      alignItems: 'center',
      minWidth: '0',
      textStyle: 'small',
      fontWeight: 'medium',
      color: 'fg.muted',
      '&[data-align=end]': { justifyContent: 'flex-end', textAlign: 'end' },
      // A long heading goes on in a second line, for which there is room.
      '& .table__cell': { whiteSpace: 'normal', lineClamp: '2' },
      '& > .button': { width: '6', height: '6', minHeight: '6', '&[data-active]': { ms: '1' } },
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '6',
      p: '0',
      border: '0',
      bg: 'transparent',
      borderRadius: 'sm',
      fontWeight: 'inherit',
      textAlign: 'inherit',
      minWidth: '6',
      '&:hover': { color: 'fg' },
      '& .lucide': { width: '12px', height: '12px' },
    },
    body: { position: 'relative' },
    row: {
      ...line,
      position: 'absolute',
      insetInlineStart: '0',
      insetInlineEnd: '0',
      borderBottom: '1px solid {colors.border}',
      contain: 'strict',
      // The frame has a line of its own below the last row.
      '&:is([data-goes-on], :last-child)': { borderBottomColor: 'transparent' },
      '&[data-open]': { cursor: 'pointer' },
      '& > [data-pinned]': pinned,
      '&:hover:not([aria-selected=true])': { bg: 'surface.hover', '& > [data-pinned]': { bg: 'surface.hover' } },
      /* Fainter than the accent's own tint, so that badges and avatars stay readable on it. */
      '&[aria-selected=true]': { bg: 'color-mix(in srgb, {colors.accent.subtle} 50%, {colors.surface})' },
      '[role=grid]:focus-visible &[data-current]': {
        boxShadow: 'inset calc(3px * var(--forward)) 0 {colors.accent}',
        '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
    waiting: { ...line, borderBottom: '1px solid {colors.border}', '&:last-child': { border: '0' } },
    ledCell: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    cell: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      minWidth: '0',
      // Elsewhere a figure's width would set the hyphens of names apart.
      '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    },
    twoLines: {
      display: 'grid',
      minWidth: '0',
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& > :not(:first-child)': { textStyle: 'small', color: 'fg.muted' },
    },
    card: {
      flex: '1',
      minWidth: '0',
      display: 'grid',
      gap: '0.5',
      '& > *': { display: 'flex', overflow: 'hidden', whiteSpace: 'pre' },
      // A button is higher than its line, and moves nothing.
      '& > :first-child': {
        alignItems: 'center',
        gap: '2',
        minWidth: '0',
        overflow: 'clip visible',
        '& small': { display: 'none' },
        '& .button': { my: '-10px' },
      },
      '& > :first-child > :first-child': { flex: '1' },
      /* What comes first, mostly a name, gives way, and below it all words do; a day never. */
      '& > * > *': { flexShrink: '0' },
      '& > * > :first-child, & > .table__under > :not(bdi:has(time))': {
        flexShrink: '1',
        minWidth: '0',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
    },
    /* The second line of a card. */
    under: {
      textStyle: 'small',
      color: 'fg.muted',
      '& *': { fontSize: 'inherit !important', lineHeight: 'inherit !important' },
      // Of three, the first alone, so that not each of them is cut.
      '&:has(> :nth-child(3)) > :not(:first-child, bdi:has(time))': { flexShrink: '0', maxWidth: '45%' },
    },
    /* Over the first card of those that stand together. */
    heading: {
      position: 'absolute',
      insetBlockStart: '0',
      insetInline: '0',
      px: '3',
      height: '6',
      bg: 'surface.sunken',
      borderBottom: '1px solid {colors.border}',
      fontSize: '12px',
      lineHeight: '24px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    open: { color: 'inherit', textDecoration: 'none', fontWeight: 'medium', '&:hover': { textDecoration: 'none' } },
    options: {
      display: 'grid',
      gap: '3',
      p: '3',
      width: '264px',
      '& fieldset': { display: 'grid', gap: '2', border: '0', p: '0', m: '0' },
      '& legend': { textStyle: 'label', mb: '2' },
    },
  },
  variants: {
    density: {
      comfortable: {
        row: {
          height: '48px',
          '& > .table__cell[data-wraps], & > [data-wraps] > .table__cell': {
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
            lineClamp: '2',
            // Badges below each other do not touch.
            '&:has(> .badge)': { lineHeight: '22px' },
          },
        },
        waiting: { height: '48px' },
      },
      compact: { row: { height: '36px', '& .avatar': { width: '24px', height: '24px', fontSize: '9px' } } },
      card: {
        row: { height: '64px', display: 'flex', gap: '3' },
        waiting: { height: '64px', gridTemplateColumns: '1fr' },
        ledCell: { flex: '1' },
      },
      sentenceCard: {
        row: { height: '80px', display: 'flex', gap: '3' },
        waiting: { height: '80px', gridTemplateColumns: '1fr' },
        card: { '& > :first-child > :first-child': { whiteSpace: 'normal', lineClamp: '2' } },
      },
      headedCard: {
        row: { height: '80px', display: 'flex', gap: '3', '&:has(> [data-heading])': { height: '104px', pt: '6' } },
        waiting: { height: '80px', gridTemplateColumns: '1fr' },
        card: { '& > :first-child > :first-child': { whiteSpace: 'normal', lineClamp: '2' } },
      },
    },
  },
})
