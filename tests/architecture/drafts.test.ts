import { describe, expect, it } from 'vitest'
import { draftsIn, keepsDraftsInMachines, nobodysDraft } from './drafts.ts'
import { modulesUnder, planted } from './modules.ts'

const views = modulesUnder('src/ui/**/*.{ts,tsx}')
const path = 'src/ui/goals/Planted.tsx'
const inComponent = (body: string) => `export const Planted = ({ machine }) => {\n${body}\n}\n`

describe('drafts belong to machines', () => {
  it('throughout the views', () => {
    expect(views.length).toBeGreaterThan(100)
    expect(keepsDraftsInMachines(nobodysDraft)(views)).toEqual([])
  })

  it('and nothing is excused that is not there, or without a reason', () => {
    const found = views.flatMap(draftsIn)
    for (const [draft, reason] of Object.entries(nobodysDraft)) {
      expect(found).toContain(draft)
      expect(reason).toMatch(/\.$/)
    }
  })

  it.each(
    Object.entries({
      'a typed text': `const [text, setText] = useState(''); return <TextArea value={text} onChange={setText} />`,
      'a day in an object': `const [entry, change] = useState({}); return <DateField onChange={(day) => change({ ...entry, day })} />`,
      'a reducer': `const [entry, tell] = useReducer(fold, {}); return <SelectField onChange={(value) => tell({ value })} />`,
      'dropped files, under names of their own': `const [{ files }, setFiles] = useState({ files: [] }); return <FilePanel files={files} onOffered={(more) => setFiles({ files: more })} />`,
      'a picked file, by way of functions beside it': `const [file, keep] = useState(null); const check = async (one) => { if (await fits(one)) keep(one) }; function choose(event) { check(event.target.files[0]) }; return <input type="file" onChange={(event) => void choose(event)} />`,
      'a callback that is kept': `const [name, setName] = useState(''); const type = useCallback((typed) => setName(typed), []); return <TextField onChange={type} />`,
      'somebody who was found': `const [person, setPerson] = useState(null); return <FindPerson onFound={setPerson} />`,
      'a ref, where no state shows it': `const typed = useRef(''); return <input onChange={(event) => { typed.current = event.target.value }} />`,
      'a field that keeps its text itself': `return <input defaultValue={machine.name} />`,
    }),
  )('and catches %s', (_, body) => {
    expect(keepsDraftsInMachines({})(planted({ [path]: inComponent(body) }))).toHaveLength(1)
  })

  it('and catches a hook that hands one out', () => {
    const source = `export const useDraft = () => { const [text, setText] = useState(''); return { text, change: (to) => setText(to) } }`
    expect(keepsDraftsInMachines({})(planted({ 'src/ui/goals/useDraft.ts': source }))).toHaveLength(1)
  })

  it.each(
    Object.entries({
      'what a machine holds': `const text = useSelector(machine, textIn); return <TextArea value={text} onChange={(typed) => machine.send({ type: 'text.typed', typed })} />`,
      'what is open': `const [isOpen, setOpen] = useState(false); return <Button onClick={() => setOpen(!isOpen)} />`,
      'a ref to what is drawn': `const input = useRef(null); return <input ref={input} onChange={() => input.current.focus()} />`,
    }),
  )('and lets pass %s', (_, body) => {
    expect(keepsDraftsInMachines({})(planted({ [path]: inComponent(body) }))).toEqual([])
  })

  it('and leaves the catalogue its pretended pieces', () => {
    const source = inComponent(
      `const [text, setText] = useState(''); return <TextArea value={text} onChange={setText} />`,
    )
    expect(keepsDraftsInMachines({})(planted({ 'src/ui/catalogue/Planted.tsx': source }))).toEqual([])
  })
})
