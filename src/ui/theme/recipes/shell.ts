import { defineSlotRecipe } from '@pandacss/dev'
import { forFingers } from './actions.ts'

/** The frame around every page: drawer on the left, bar on top, the page below. */
export const shell = defineSlotRecipe({
  className: 'shell',
  slots: ['root', 'aside', 'column', 'stage', 'main'],
  base: {
    root: { display: 'flex', height: '100dvh', bg: 'surface.sunken' },
    aside: {
      display: { base: 'none', lg: 'flex' },
      width: 'drawer',
      flexShrink: '0',
      borderInlineEnd: '1px solid {colors.border}',
      bg: 'surface',
      '&[data-collapsed]': { display: 'none' },
    },
    column: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column' },
    /* The page, and beside it the Support button. */
    stage: { flex: '1', minHeight: '0', display: 'flex' },
    main: {
      flex: '1',
      minWidth: '0',
      overflow: 'auto',
      /* Labels for ears alone scroll with it, and make the document no longer than the window. */
      position: 'relative',
      outline: 'none',
      scrollbarGutter: { lg: 'stable' },
      /* Where the Support button has no rail of its own, nothing stands under it. */
      pe: { base: '2', lg: '0' },
      /* Where a panel stands below it, its end can be scrolled up to above that. */
      '[data-standing~=panel] &': {
        mdToLg: { pb: 'calc(min(400px, 45dvh) + 16px)', scrollPaddingBottom: 'calc(min(400px, 45dvh) + 32px)' },
      },
      /* Where it has one, the rail is part of the page's margin. */
      '& > .page__root': { pe: { lg: '2' } },
    },
  },
})

/** The drawer: whose company, who I am, where I can go. */
export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['root', 'find', 'change', 'card', 'who', 'nav', 'heading', 'list', 'item', 'alert', 'foot'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      minHeight: '0',
      overflowY: 'auto',
      /* A long menu scrolls; the logo above it does not give way until the card covers it. */
      '& > *': { flexShrink: '0' },
    },
    find: { display: { base: 'block', md: 'none' }, px: '3', pt: '3' },
    change: { px: '3', pb: '1' },
    card: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      mx: '3',
      my: '2',
      p: '3',
      borderRadius: 'lg',
      bg: 'surface.sunken',
    },
    who: { minWidth: '0', flex: '1', display: 'grid', gap: '0.5' },
    nav: { flex: '1', px: '3', pb: '4' },
    heading: { px: '2', pt: '4', pb: '1', textStyle: 'small', fontWeight: 'medium', color: 'fg.muted' },
    list: { listStyle: 'none', m: '0', p: '0', display: 'grid', gap: 'px' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '8',
      ...forFingers,
      px: '2',
      borderRadius: 'md',
      color: 'fg.muted',
      fontWeight: 'medium',
      textDecoration: 'none',
      '& > span': { flex: '1' },
      '&:hover:not([aria-current])': { bg: 'surface.hover', color: 'fg' },
      '&[aria-current]': { bg: 'accent.subtle', color: 'accent' },
    },
    alert: { color: 'danger' },
    foot: { px: '3', pb: '4', display: 'grid', gap: '2' },
  },
})

export const topbar = defineSlotRecipe({
  className: 'topbar',
  slots: ['root', 'title', 'tools', 'narrow', 'wide', 'find'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      // On a phone the title needs the room.
      gap: { base: '1', lg: '2' },
      height: 'topbar',
      flexShrink: '0',
      px: { base: '2', lg: '4' },
      borderBottom: '1px solid {colors.border}',
      bg: 'surface',
    },
    title: {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      fontWeight: 'semibold',
      lineHeight: '24px',
      whiteSpace: 'nowrap',
      // The page says its title in full below.
      '& > :first-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& > :not(:first-child)': { display: 'inline-flex', alignItems: 'center', height: '6', flexShrink: '0' },
    },
    tools: { display: 'flex', alignItems: 'center', gap: { base: '0', lg: '1' } },
    narrow: { display: { base: 'block', lg: 'none' } },
    wide: { display: { base: 'none', lg: 'block' } },
    find: { width: '260px', display: { base: 'none', md: 'block' } },
    // Needed only where the box beside it is not shown.
  },
})

/** The screens before and instead of the shell: loader, picker, inactive, failure, not found. */
export const standalone = defineSlotRecipe({
  className: 'standalone',
  slots: ['root', 'panel', 'mark', 'title', 'text', 'actions', 'message'],
  base: {
    root: {
      minHeight: '100dvh',
      display: 'grid',
      // As wide as the window, and never as wide as what stands in it would like.
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'center',
      alignContent: 'center',
      gap: '6',
      p: '4',
      bg: 'surface.sunken',
    },
    panel: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      width: 'full',
      maxWidth: '480px',
      p: { base: '5', md: '8' },
      borderRadius: 'lg',
      border: '1px solid {colors.border}',
      bg: 'surface',
    },
    mark: { color: 'accent', '& svg': { display: 'block', width: '40px', height: '40px' } },
    title: { textStyle: 'title', m: '0', outline: 'none' },
    text: { m: '0', color: 'fg.muted', '& a': { textDecoration: 'underline' } },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > .button--tone_ghost:first-child': { ms: '-13px' } },
    /* Room for the two messages of the loader, so that nothing moves when they come. */
    message: { minHeight: '20px', color: 'fg.muted', textAlign: 'center' },
  },
  variants: {
    breathing: { true: { mark: { animation: 'pulse 1.6s ease-in-out infinite' } } },
  },
})

export const picker = defineSlotRecipe({
  className: 'picker',
  slots: ['search', 'list', 'row', 'plate', 'name', 'foot'],
  base: {
    search: { display: 'grid', '& > div': { maxWidth: 'none' } },
    list: { listStyle: 'none', m: '0', p: '0', display: 'grid', gap: 'px', alignContent: 'start' },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '48px',
      mx: '-2',
      px: '2',
      borderRadius: 'md',
      '&:hover': { bg: 'surface.hover' },
    },
    plate: {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      flexShrink: '0',
      overflow: 'hidden',
      borderRadius: 'md',
      bg: 'plate',
      '& img': { width: 'full', height: 'full', objectFit: 'contain' },
    },
    name: { flex: '1', minWidth: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
    foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', color: 'fg.muted' },
  },
})

/** The home page: duties and team-mates, each a row that leads to where one acts, if to anywhere. */
export const home = defineSlotRecipe({
  className: 'home',
  slots: ['list', 'duty', 'acts', 'item', 'words', 'more', 'floated'],
  base: {
    /* In a panel, around rows that reach out to both sides. */
    floated: { display: 'grid', gap: '2', p: '2' },
    list: { listStyle: 'none', m: '0', p: '0', display: 'grid', gap: 'px' },
    item: {
      display: 'flex',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '10',
      mx: '-2',
      px: '2',
      py: '1.5',
      borderRadius: 'md',
      color: 'fg',
      textDecoration: 'none',
      '& > .lucide': { color: 'fg.muted' },
      '& > .home__words + *': { flexShrink: '0' },
      mdDown: {
        flexWrap: 'wrap',
        // Beside a name with more below it, however many lines that takes.
        '&:has(> .home__words > :nth-child(2)) > .lucide': { alignSelf: 'flex-start', mt: '0.5' },
        // A day stands below the words in all rows.
        '& > .lucide + .home__words + *': { ms: '28px', flexBasis: 'calc(100% - 28px)' },
        '& > .avatar + .home__words + *': { ms: '44px', flexBasis: 'calc(100% - 44px)' },
      },
      '&:is(a):hover': { bg: 'surface.hover' },
    },
    // What stands beside it goes below where little is left for the words.
    words: { flex: '1 1 9rem', minWidth: '0', display: 'grid', textWrap: 'pretty' },
    duty: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      // Even on a phone what can be done stands beside it, where it is a word or two.
      '& > .home__item': { flex: { base: '1 1 160px', md: '1 1 240px' }, minWidth: '0' },
      '& > .home__item > .home__words': { flexBasis: '7rem' },
      // As wide with a button as without: the days stand below each other.
      '&:not(:has(.avatar)) > .home__acts': { minWidth: { md: '108px' } },
      '&[data-long]': { mdDown: { '& > .home__item': { flexBasis: 'full' }, '& > .home__acts': { ms: '28px' } } },
    },
    acts: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '1',
      marginInlineStart: 'auto',
      minHeight: '8',
    },
    // Its words begin where the rows do.
    more: { ms: '-9px' },
  },
})
