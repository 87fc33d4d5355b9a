import { Download } from 'lucide-react'
import { useState } from 'react'
import { Menu } from '../../../ui/kit/Menu.tsx'
import { gherkin } from '../../export/gherkin.ts'
import { markdown } from '../../export/markdown.ts'
import type { Listed } from '../../model/exhibit.ts'
import type { TestCase } from '../../model/testCases.ts'
import { download } from '../download.ts'
import { planner } from './planner.ts'
import type { PathWish } from './question.ts'

interface PathExportsProps {
  readonly listed: Listed
  readonly cases: ReadonlyArray<TestCase>
  readonly wish: PathWish
  /** Whether somebody has said how the machine is used in a browser (`tests/e2e/drivers`). */
  readonly hasDriver: boolean
}

interface Format {
  readonly extension: string
  readonly label: string
  readonly content: () => string | Promise<string>
  readonly denied?: string | undefined
}

/** The walks as files: for a test tool, for a sheet, and for a person with a pencil. */
export const PathExports = ({ listed: { id, title, purpose }, cases, wish, hasDriver }: PathExportsProps) => {
  const [failure, setFailure] = useState<string | null>(null)
  const formats: ReadonlyArray<Format> = [
    { extension: 'feature', label: 'Gherkin', content: () => gherkin(title, purpose, cases) },
    { extension: 'md', label: 'Markdown checklist', content: () => markdown(title, purpose, cases) },
    {
      extension: 'csv',
      label: 'CSV',
      content: async () => (await import('../../export/csv.ts')).csv(title, cases),
    },
    {
      extension: 'json',
      label: 'JSON',
      content: async () => (await import('../../export/json.ts')).json(id, title, purpose, cases),
    },
    {
      extension: 'spec.ts',
      label: 'Playwright spec',
      content: () => planner().spec(title, wish),
      denied: hasDriver ? undefined : 'Nobody has said how it is used in a browser',
    },
  ]
  const write = async ({ extension, content }: Format) => {
    setFailure(null)
    try {
      download(`${id}.${extension}`, await content())
    } catch (error) {
      setFailure(`${error instanceof Error ? error.message : String(error)}.`)
    }
  }
  return (
    <div className="paths-exports">
      <Menu
        label="Export the paths"
        size="sm"
        items={formats.map((format) => ({
          id: format.extension,
          label: format.label,
          denied: format.denied,
          onSelect: () => void write(format),
        }))}
      >
        <Download aria-hidden="true" />
        Export the paths
      </Menu>
      {failure === null ? null : <p role="alert">{failure}</p>}
    </div>
  )
}
