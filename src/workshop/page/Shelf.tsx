import { listed } from 'virtual:charts'
import { inWords } from '../model/words.ts'
import { hrefOf, useAddress } from './address.ts'

/** The area a part of one belongs to: `employees` of `employees/import`. */
export const areaOf = ({ area }: { readonly area: string }): string => area.split('/')[0] ?? area

/** The areas in the catalogue's order. */
export const areas: ReadonlyArray<string> = [...new Set(listed.map(areaOf))]

/** Everything there is, by area: the way from one chart to the next. */
export const Shelf = () => {
  const { exhibit, view } = useAddress()
  return (
    <nav className="workshop-shelf" aria-label="Charts">
      {areas.map((area) => (
        <section key={area} aria-labelledby={`shelf-${area}`}>
          <h2 id={`shelf-${area}`}>{areaName(area)}</h2>
          <ul>
            {listed
              .filter((one) => areaOf(one) === area)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={hrefOf({ exhibit: id, view })} aria-current={id === exhibit ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

export const areaName = (area: string): string => {
  const words = inWords(area)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
