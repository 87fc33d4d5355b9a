import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

const gaps = Object.fromEntries([0, 1, 2, 3, 4, 6, 8].map((gap) => [gap, { gap: `${gap}` }]))

/** Children under each other. */
export const stacking = defineRecipe({
  className: 'stacking',
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: { gap: gaps, align: { start: { alignItems: 'flex-start' }, center: { alignItems: 'center' } } },
})

/** Children beside each other, on the next line when there is no room. */
export const beside = defineRecipe({
  className: 'beside',
  base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', minWidth: '0' },
  variants: {
    gap: gaps,
    justify: { between: { justifyContent: 'space-between' }, end: { justifyContent: 'flex-end' } },
    wrap: { never: { flexWrap: 'nowrap' } },
    align: { start: { alignItems: 'flex-start' } },
  },
})

/** Fields or cards in equal columns, as many as fit. */
export const fitting = defineRecipe({
  className: 'fitting',
  base: { display: 'grid', gap: '4', minWidth: '0' },
  variants: {
    min: {
      field: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' },
      card: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' },
      /** What is left for the last row has all of it. */
      whole: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '6',
        '& > *': { flex: '1 1 min(240px, 100%)', minWidth: '0' },
      },
      /** Each has five parts, which stand beside each other line by line, however high one is. */
      lines: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
        gap: '6',
        '& > *': {
          display: 'grid',
          gridRow: 'span 5',
          gridTemplateRows: 'subgrid',
          rowGap: '3',
          alignContent: 'start',
          minWidth: '0',
        },
      },
    },
  },
})

export const text = defineRecipe({
  className: 'text',
  base: { m: '0', overflowWrap: 'anywhere' },
  variants: {
    style: {
      title: { textStyle: 'title' },
      heading: { textStyle: 'heading' },
      label: { textStyle: 'label' },
      body: { textStyle: 'body' },
      small: { textStyle: 'small' },
    },
    tone: {
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      danger: { color: 'danger' },
      warning: { color: 'warning' },
      success: { color: 'success' },
    },
    clip: { line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: '0' } },
    lines: { kept: { whiteSpace: 'pre-wrap', maxWidth: '72ch' } },
  },
})

export const link = defineRecipe({
  className: 'link',
  base: {
    color: 'accent',
    textDecoration: 'none',
    borderRadius: 'sm',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '2px' },
  },
})

export const page = defineSlotRecipe({
  className: 'page',
  slots: ['root', 'header', 'titles', 'title', 'description', 'actions', 'body', 'panel'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      width: 'full',
      minWidth: '0',
      mx: 'auto',
      px: { base: '4', lg: '8' },
      pt: { base: '4', lg: '6' },
      // At the end of a page there is room for a toast below its buttons.
      pb: '80px',
      '[data-standing~=foot] &': { pb: { base: '4', lg: '6' } },
    },
    // As high without buttons as with them: what is below stands where it stood on the page before.
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '3',
      minHeight: '8',
      // On a phone the arrow back stands at the edge, in the line of the title.
      mdDown: {
        '& > .button': { ms: '-3', me: '-1', my: '-1.5' },
        '&:not(:has(.page__description)) > .button': { my: '0' },
      },
    },
    titles: {
      flex: '1 1 200px',
      minWidth: '0',
      minHeight: { base: '10', md: '8' },
      display: 'grid',
      gap: '0.5',
      alignContent: 'center',
      justifyItems: 'start',
      // A sentence is not broken into four lines for its buttons: these go below it.
      '&:has(> .page__description)': { flexBasis: { base: '224px', md: '320px' } },
      // On a phone an address has the whole width beside the picture, on every tab of a person.
      '&:has(> .profile__header)': { mdDown: { flexBasis: 'calc(100% - 56px)' } },
    },
    title: { textStyle: 'title', m: '0', overflowWrap: 'anywhere', outline: 'none' },
    // In a sentence a link is more than a colour (WCAG 1.4.1).
    description: { color: 'fg.muted', textWrap: 'pretty', '& a': { textDecoration: 'underline' } },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      ms: { md: 'auto' },
      // On a phone they stand at the edge where reading begins: the main one first, what opens more of them last.
      mdDown: {
        flexDirection: 'row-reverse',
        flexWrap: 'wrap-reverse',
        justifyContent: 'flex-end',
        readingFlow: 'flex-visual',
        '& > .button--shape_icon': { order: '-1' },
        '& > .button--shape_icon[aria-haspopup]': { order: '-2' },
        // Two of them fit beside each other.
        '& > .button:not(.button--shape_icon)': { px: '10px !important' },
      },
    },
    body: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0', minHeight: '0' },
    /** A tab that is as high as the page. */
    panel: { display: 'flex', flexDirection: 'column', gap: '3', flex: '1', minWidth: '0', minHeight: '0' },
  },
  variants: {
    width: {
      normal: { root: { maxWidth: 'page' } },
      form: { root: { maxWidth: '704px' } },
      wide: {},
    },
    /** The page is as high as its frame and its content scrolls inside: lists and charts. */
    fill: {
      true: {
        root: {
          height: 'full',
          gap: '3',
          pb: { base: '0', lg: '4' },
          // Between pages of one row of tabs, of which not all are lists, it does not jump.
          '&:has(> .page__body > .tabs__list)': { gap: '5' },
        },
        body: { flex: '1' },
      },
    },
  },
})

export const section = defineSlotRecipe({
  className: 'section',
  slots: ['root', 'header', 'title', 'description', 'body'],
  base: {
    root: {
      bg: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      minWidth: '0',
      // What is pressed below a plot stands at the foot of its card, at one height with that of the card beside it.
      '&:has(> .section__body > .plots__press)': { display: 'flex', flexDirection: 'column' },
    },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      px: { base: '4', md: '5' },
      pt: '3',
      pb: '1',
      minHeight: '48px',
      // What follows words does not follow them as their next line.
      '&:has(.section__description)': { pb: '3' },
      // As high as a button, also where that goes below it.
      '& > div:first-child': { flex: '1 1 120px', minWidth: '0', minHeight: '8', alignContent: 'center' },
      // On a line of its own too; on a phone that line begins where all others do.
      '& > :nth-child(2)': { ms: { md: 'auto' } },
      '& > div:first-child + .button--tone_ghost': { ms: { base: '-2', md: 'auto' } },
      // Its words end where all others do.
      '& > .button--tone_ghost:not(.button--shape_icon)': { me: '-9px' },
    },
    title: {
      fontSize: 'md',
      lineHeight: 'md',
      fontWeight: 'semibold',
      m: '0',
      // At the height of the title of a card beside it that has no description.
      '&:not(:last-child)': { mt: '1.5' },
    },
    description: { textStyle: 'small', color: 'fg.muted', textWrap: 'pretty' },
    body: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      px: { base: '4', md: '5' },
      pt: '1',
      pb: '5',
      '&:has(> .plots__press)': {
        display: 'flex',
        flexDirection: 'column',
        flex: '1',
        // Some plots say how they stand in a row.
        '& > *': { flex: 'none !important', alignSelf: 'stretch !important' },
      },
      // Where cards stand beside each other, what is at the end of each can stand at one height.
      '&:first-child': { pt: '5', height: 'full' },
    },
  },
})

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['list', 'tab', 'count'],
  base: {
    list: {
      display: 'flex',
      gap: '4',
      borderBottom: '1px solid {colors.border}',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
      // The open tab stands clear of both fades.
      scrollPaddingInline: '40px',
      animation: 'goesOnBothWays linear',
      animationTimeline: 'scroll(self inline)',
    },
    tab: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      height: '10',
      px: '1',
      color: 'fg.muted',
      fontWeight: 'medium',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      borderBlock: '2px solid transparent',
      '&:hover': { color: 'fg' },
      '&:focus-visible': { outlineOffset: '-4px' },
      '&[aria-selected=true]': { color: 'fg', borderBottomColor: 'accent' },
      // There a border that is transparent is drawn.
      '@media (forced-colors: active)': {
        borderColor: 'Canvas',
        '&[aria-selected=true]': { borderBottomColor: 'Highlight' },
      },
    },
    count: { px: '1.5', borderRadius: 'full', bg: 'surface.hover', textStyle: 'small', color: 'fg.muted' },
  },
})

export const details = defineSlotRecipe({
  className: 'details',
  slots: ['root', 'item', 'term', 'value'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(208px, 100%), 1fr))',
      columnGap: '6',
      rowGap: '4',
      m: '0',
      // In the columns of longer lists around it, though its own few would fill the row.
      '[data-in-line] > &': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))' },
    },
    item: { display: 'grid', gap: '0.5', minWidth: '0', alignContent: 'start' },
    term: { textStyle: 'small', color: 'fg.muted' },
    value: { m: '0', overflowWrap: 'anywhere', '&:empty::before': { content: '"–"', color: 'fg.subtle' } },
  },
  variants: {
    short: { true: { root: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(112px, 100%), 1fr))' } } },
  },
})
