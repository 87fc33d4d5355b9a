import { useState } from 'react'
import { Page } from '../kit/Page.tsx'
import { PageOverlays } from '../kit/PageOverlays.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { readTheme, storeTheme, type ThemeChoice } from '../kit/theme.ts'
import { CropPieces } from './CropPieces.tsx'
import { DialogPieces } from './DialogPieces.tsx'
import { FieldPieces } from './FieldPieces.tsx'
import { FilePieces } from './FilePieces.tsx'
import { FloatingPieces } from './FloatingPieces.tsx'
import { LayoutPieces } from './LayoutPieces.tsx'
import { PeoplePieces } from './PeoplePieces.tsx'
import { PlotPieces } from './PlotPieces.tsx'
import { RecordPieces } from './RecordPieces.tsx'
import { TablePieces } from './TablePieces.tsx'
import { WordPieces } from './WordPieces.tsx'

/** Every piece of the kit: what it is for, its states, its keyboard; in either theme. */
export const CataloguePage = () => (
  <main>
    <Page title="The kit" description="Every piece with its states. Only in development." actions={<ThemeField />}>
      <LayoutPieces />
      <WordPieces />
      <FieldPieces />
      <FloatingPieces />
      <DialogPieces />
      <FilePieces />
      <CropPieces />
      <RecordPieces />
      <PeoplePieces />
      <TablePieces />
      <PlotPieces />
    </Page>
    <PageOverlays />
  </main>
)

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const ThemeField = () => {
  const [theme, setTheme] = useState(readTheme)
  return (
    <SelectField
      label="Theme"
      value={theme}
      choices={themes}
      onChange={(value) => {
        storeTheme(value as ThemeChoice)
        setTheme(value as ThemeChoice)
      }}
    />
  )
}
