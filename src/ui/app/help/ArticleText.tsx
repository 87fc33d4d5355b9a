import type { Article } from '../../../domain/session/help/article.ts'
import { slot } from '../../kit/classes.ts'

export const ArticleText = ({ article }: { readonly article: Article }) => (
  <div className={slot('support', 'text')}>
    {article.body.map((block) =>
      typeof block === 'string' ? (
        <p key={block}>{block}</p>
      ) : (
        <ol key={block[0]}>
          {block.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ),
    )}
  </div>
)
