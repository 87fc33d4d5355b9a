import { defineSlotRecipe } from '@pandacss/dev'

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: '0' }
const bare = { listStyle: 'none', m: '0', p: '0' }

export const directory = defineSlotRecipe({
  className: 'directory',
  slots: ['department', 'filters', 'name', 'fullName', 'quiet', 'tags'],
  base: {
    department: {
      flex: { base: '1 1 104px', md: '1 1 120px' },
      maxWidth: { md: '184px' },
      '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& select, & > div > div': { borderColor: 'border' },
    },
    filters: { display: 'grid', gap: '3', width: '280px', maxWidth: 'full', p: '3' },
    name: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      // Where rows are high enough, a badge goes below the name rather than cut it, and a long name goes on.
      '.table__row--density_comfortable &': {
        flexWrap: 'wrap',
        rowGap: '0',
        '& > .directory__fullName:only-child': { whiteSpace: 'normal', lineClamp: '2' },
      },
    },
    fullName: clipped,
    tags: { overflow: 'hidden', '& > ul': { flexWrap: 'nowrap' } },
    quiet: {
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' },
    },
  },
})

/** On a phone what stands beside words goes below them where they are many, and begins where they do: after an icon. */
const below = {
  '& > .profile__words': { flexBasis: 'auto', maxWidth: 'calc(100% - 28px)' },
  '& > .profile__words + *': { ms: '28px' },
}

export const profile = defineSlotRecipe({
  className: 'profile',
  slots: [
    'header',
    'named',
    'mail',
    'words',
    'panel',
    'columns',
    'column',
    'list',
    'person',
    'position',
    'section',
    'picture',
    'choosing',
    'avatar',
  ],
  base: {
    header: {
      display: 'flex',
      alignItems: { base: 'flex-start', md: 'center' },
      gap: { base: '3', md: '4' },
      width: 'full',
      minWidth: '0',
      maxWidth: 'full',
    },
    named: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    mail: { md: clipped, overflowWrap: 'anywhere' },
    words: {
      display: 'grid',
      gap: '0.5',
      flex: '1',
      minWidth: '0',
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
      '& > span': { minWidth: '0' },
      '& > small': { textStyle: 'small', color: 'fg.muted' },
    },
    panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
    columns: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'flex-start', '& > *': { flex: '1 1 340px' } },
    column: { display: 'grid', gap: '4', minWidth: '0', '&&': { flexGrow: '2', flexBasis: '400px' } },
    list: {
      ...bare,
      display: 'grid',
      gap: '1',
      maxHeight: '480px',
      overflowY: 'auto',
      mx: '-2',
      '&[data-whole]': { maxHeight: 'none' },
    },
    person: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '12',
      px: '2',
      py: '1',
      borderRadius: 'md',
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { bg: 'surface.hover' },
      // Two leave no room for words beside them.
      '&:has(> .badge + .badge)': {
        mdDown: { flexWrap: 'wrap', columnGap: '2', rowGap: '1', '& > .profile__words': { flexBasis: 'full' } },
      },
    },
    position: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      px: '2',
      py: '1',
      '&:has(> .lucide + .profile__words + .beside)': { mdDown: { flexWrap: 'wrap', rowGap: '1', ...below } },
    },
    section: { minWidth: '0' },
    picture: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
    choosing: { display: 'grid', gap: '2', justifyItems: 'start' },
    avatar: {
      position: 'relative',
      display: 'grid',
      flexShrink: '0',
      p: '0',
      borderRadius: 'full',
      '& > svg': {
        position: 'absolute',
        insetInlineEnd: '-1',
        bottom: '-1',
        width: '6',
        height: '6',
        p: '1',
        borderRadius: 'full',
        border: '1px solid {colors.border}',
        bg: 'surface.raised',
        color: 'fg.muted',
      },
      '&:hover > svg': { color: 'accent' },
    },
  },
})

/** What is left to do for somebody who begins or leaves. */
export const start = defineSlotRecipe({
  className: 'start',
  slots: ['steps', 'step', 'mark', 'form'],
  base: {
    steps: { ...bare, display: 'grid' },
    step: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minHeight: '12',
      py: { base: '2', md: '1' },
      mdDown: below,
      '& + &': { borderTop: '1px solid {colors.border}' },
    },
    mark: {
      display: 'inline-flex',
      color: 'fg.muted',
      '&[data-state=done]': { color: 'success' },
      '&[data-state=waiting]': { color: 'warning' },
    },
    form: { flexBasis: 'full', maxWidth: '480px', py: '2' },
  },
})

export const form = defineSlotRecipe({
  className: 'form',
  slots: ['root', 'ending', 'conflict'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
    ending: {
      display: 'flex',
      // As at the foot of a dialog.
      flexWrap: 'wrap-reverse',
      justifyContent: 'flex-end',
      gap: '2',
      '& > .button:has(~ .button), & > .button ~ .button': { flex: { base: '1 0 auto', md: 'none' } },
    },
    conflict: {
      width: 'full',
      borderCollapse: 'collapse',
      '& th, & td': { p: '2', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
      // In line with what stands around it.
      '& tr > :first-child': { ps: '0' },
      '& tr > :last-child': { pe: '0' },
      '& thead th': { textStyle: 'label', color: 'fg.muted' },
      '& tbody th': { width: '200px', fontWeight: 'normal', color: 'fg.muted' },
      '& tbody tr': { borderTop: '1px solid {colors.border}' },
      // On a phone the versions stand below the name of their row, so that no word is broken.
      mdDown: {
        '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '4' },
        '& :is(th, td)': { px: '0' },
        '& tbody th, & td:only-of-type': { gridColumn: '1 / -1' },
        // Nothing stands below its heading there.
        '& thead th:nth-last-child(3)': { srOnly: true },
      },
    },
  },
})
