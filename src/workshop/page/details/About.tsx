import type { Listed } from '../../model/exhibit.ts'
import { SpecText } from '../SpecText.tsx'

/** What the machine's own source says of it. */
export const About = ({ listed }: { readonly listed: Listed }) => {
  const { docblock, file } = listed
  return (
    <div className="details-text">
      {docblock.text.split('\n').map((paragraph) => (
        <p key={paragraph}>
          <SpecText text={paragraph} />
        </p>
      ))}
      {docblock.rules.length === 0 ? null : (
        <>
          <h3>Rules it keeps</h3>
          <ul>
            {docblock.rules.map((rule) => (
              <li key={rule}>
                <SpecText text={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      {docblock.notes.map(({ name, text }) => (
        <section key={name}>
          <h3>{name}</h3>
          <p>
            <SpecText text={text} />
          </p>
        </section>
      ))}
      <p className="details-source">{file}</p>
    </div>
  )
}
