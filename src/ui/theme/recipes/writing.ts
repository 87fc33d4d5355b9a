import { defineSlotRecipe } from '@pandacss/dev'

/** A text while it is written: the tools stay in sight, the text grows. */
export const writing = defineSlotRecipe({
  className: 'writing',
  slots: ['layout', 'frame', 'tools', 'between', 'text', 'beside', 'place', 'offers', 'wide', 'preview', 'image'],
  base: {
    layout: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 304px' },
      gap: '5',
      alignItems: 'start',
      '& > *': { display: 'grid', gap: '4', minWidth: '0' },
    },
    frame: {
      mb: '1',
      bg: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      // Around it and not within: a shadow inside twenty pages would be painted anew with every key.
      '&:focus-within': { borderColor: 'accent', boxShadow: '0 0 0 1px {colors.accent}' },
    },
    tools: {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      bg: 'surface',
      borderTopRadius: 'lg',
      '& [role=toolbar]': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0.5',
        p: '1.5',
        borderBottom: '1px solid {colors.border}',
        // Eight in a line of a phone, so that fifteen take two.
        mdDown: { gap: '0', px: '1', '& .button': { width: '38px' } },
      },
      '& [aria-pressed=true]': { bg: 'accent.subtle', color: 'accent' },
    },
    // Where the tools take several lines, none of these begins one.
    between: { display: { base: 'none', md: 'block' }, width: 'px', mx: '1', my: '1.5', bg: 'border' },
    text: {
      position: 'relative',
      maxWidth: 'none',
      minHeight: '360px',
      px: { base: '4', md: '10' },
      py: '6',
      outline: 'none',
      whiteSpace: 'break-spaces',
      borderBottomRadius: 'lg',
      // A block that is typed in is painted anew, and none of the others of twenty pages.
      '& > *': { contain: 'layout' },
      '&:has(> p:only-child > br:only-child)::before': {
        content: 'attr(data-hint)',
        position: 'absolute',
        color: 'fg.subtle',
        pointerEvents: 'none',
      },
      /* As readers see it, but that a cell is no heading while it is written. */
      '& table[data-header-row] tr:first-child > td, & table[data-header-column] td:first-child': {
        fontWeight: 'semibold',
        bg: 'surface.sunken',
      },
      '& figcaption[data-undescribed]': { color: 'danger' },
      '& .selectedCell': { bg: 'accent.subtle !important' },
      '& .ProseMirror-selectednode': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    },
    /* What is said of an image. */
    image: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) auto 140px auto' },
      gap: '3',
      alignItems: 'start',
      px: '3',
      py: '2',
      borderBottom: '1px solid {colors.border}',
      /* Beside the fields, not beside their names. */
      '& > button, & > .choice__root': { mt: { md: '7' }, justifySelf: 'start' },
    },
    place: { position: 'relative' },
    // On a phone all is shown as on a phone.
    wide: { display: { base: 'none', md: 'block' }, mb: '4' },
    /* A page within a dialog. */
    preview: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      p: '4',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      // It stands above the edge of the page here, and not on that of the window.
      '& .policy__bar': { borderRadius: 'lg', bottom: '-3' },
      '& > .prose': { mx: '0' },
      '&[data-narrow]': { width: '390px', maxWidth: 'full', mx: 'auto' },
    },
    offers: {
      position: 'absolute',
      zIndex: '2',
      width: '240px',
      maxWidth: 'full',
      overflow: 'auto',
      p: '1',
      borderRadius: 'md',
      bg: 'surface.raised',
      boxShadow: 'float',
      '& [role=option]': {
        display: 'flex',
        alignItems: 'center',
        gap: '2',
        px: '2',
        py: '2',
        borderRadius: 'sm',
        cursor: 'pointer',
        '&:hover': { bg: 'surface.hover' },
        '&[aria-selected=true]': { bg: 'accent.subtle', color: 'accent' },
        '& svg': { flex: 'none', width: '4', height: '4' },
      },
    },
    beside: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
      '& > *': { minWidth: '0', maxHeight: '60vh', overflow: 'auto' },
    },
  },
})
