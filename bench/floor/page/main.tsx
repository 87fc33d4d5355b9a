import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { EmployeeSummary } from '../../../src/domain/employees/nouns.ts'

/** React and one call, nothing else: what the directory is compared with. */
const List = () => {
  const [people, setPeople] = useState<ReadonlyArray<EmployeeSummary>>([])
  useEffect(() => {
    fetch('/employeeMini')
      .then((response) => response.json())
      .then(({ data }: { readonly data: ReadonlyArray<EmployeeSummary> }) => setPeople(data))
  }, [])
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]))
  return (
    <main>
      <h1>Employees</h1>
      {people.map((person) => (
        // biome-ignore lint/a11y: the same markup as the list it is compared with
        <div role="row" key={person.id}>
          <span>
            <a href={`/employee/${person.id}`}>{person.fullName}</a>
          </span>
          <span>{person.positionTitle}</span>
          <span>{person.department?.name}</span>
          <span>{person.reportsTo && names.get(person.reportsTo)}</span>
          <a href={`mailto:${person.email}`}>{person.email}</a>
          <span>
            {person.tags.map(({ name }) => (
              <span key={name}>{name} </span>
            ))}
          </span>
        </div>
      ))}
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<List />)
