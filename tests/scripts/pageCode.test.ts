import { describe, expect, it } from 'vitest'
import { type Chunk, pageCode } from '../../scripts/pageCode.ts'

const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []): Chunk => ({
  fileName,
  moduleIds,
  imports,
  isEntry: fileName === 'index.js',
  styles: fileName === 'table.js' || fileName === 'index.js' ? [fileName.replace('js', 'css')] : [],
})

describe('the code of a page is named with the page, by the first word of its path', () => {
  const chunks = [
    chunk('index.js', ['/x/src/main.tsx'], ['react.js']),
    chunk('react.js', ['/x/node_modules/react/index.js']),
    chunk('people.js', ['/x/src/ui/employees/group.tsx'], ['react.js', 'table.js']),
    chunk('table.js', ['/x/src/ui/kit/table/DataTable.tsx'], ['index.js', 'rows.js']),
    chunk('rows.js', ['/x/src/ui/kit/table/rowWindow.ts']),
    chunk('policies.js', ['/x/src/ui/policies/group.tsx'], ['react.js']),
    chunk('words.js', ['/x/src/ui/app/utilityPages.tsx'], ['index.js']),
  ]
  const table = pageCode(chunks)

  it.each([
    ['/employees/', ['people.js', 'table.js', 'rows.js', 'table.css']],
    ['/employee/:id', ['people.js', 'table.js', 'rows.js', 'table.css']],
    ['/hrDocuments', ['policies.js']],
    ['/terms', ['words.js']],
  ])('%s needs its group and what that imports with their styles, without what every page has', (path, files) => {
    expect(table[path.split('/')[1] ?? '']).toEqual(files)
  })

  it('names nothing for a group whose screens are not built, nor for the entry', () => {
    expect(Object.keys(table).sort()).toEqual(['employee', 'employees', 'hrDocument', 'hrDocuments', 'terms'])
  })
})
