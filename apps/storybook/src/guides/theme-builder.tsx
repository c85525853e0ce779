import {
  Badge,
  Banner,
  Button,
  Card,
  CardBody,
  CardHead,
  type ContrastProblem,
  CopyButton,
  Field,
  Stat,
  TextInput,
  ThemeRoot,
  ToastProvider,
} from '@contapro/ui'
import { type ChangeEvent, type JSX, useState } from 'react'
import { codeOf, firstChoices, type ThemeChoices, themeOf } from './theme-choices.ts'
import './theme-builder.css'

/** Makes a theme from a few choices, shows it live with all its tokens, and gives its code. */
export function ThemeBuilder(): JSX.Element {
  const [choices, setChoices] = useState(firstChoices)
  const theme = themeOf(choices)
  const change =
    (name: keyof ThemeChoices) =>
    ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void =>
      setChoices((before) => ({ ...before, [name]: name === 'radius' ? Number(value) : value }))
  return (
    <div className="theme-builder sb-unstyled">
      <ChoicesForm choices={choices} onChange={change} />
      {typeof theme === 'string' ? (
        <p role="alert">{theme}</p>
      ) : (
        <>
          <ThemeRoot theme={theme} className="theme-builder-preview" style={{ background: 'var(--cp-color-bg)' }}>
            <Preview />
          </ThemeRoot>
          <div className="theme-builder-wide">
            <ContrastReport problems={theme.contrast} />
            <pre>{codeOf(choices)}</pre>
            <ThemeRoot theme={theme}>
              <ToastProvider>
                <CopyButton text={codeOf(choices)} label="Copiar el código" />
              </ToastProvider>
            </ThemeRoot>
            <TokenList properties={theme.properties} />
          </div>
        </>
      )}
    </div>
  )
}

interface ChoicesFormProps {
  readonly choices: ThemeChoices
  readonly onChange: (name: keyof ThemeChoices) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
}

function ChoicesForm({ choices, onChange }: ChoicesFormProps): JSX.Element {
  return (
    <form className="theme-builder-form">
      <label>
        Color de la marca
        <input type="color" value={choices.accent} onChange={onChange('accent')} />
      </label>
      <label>
        Esquema
        <select value={choices.scheme} onChange={onChange('scheme')}>
          <option value="light">Claro</option>
          <option value="dark">Oscuro</option>
        </select>
      </label>
      <label>
        Superficie de tarjetas y tablas
        <input type="text" value={choices.surface} placeholder="la del tema base" onChange={onChange('surface')} />
      </label>
      <label>
        Radio: {choices.radius} px
        <input type="range" min={0} max={20} value={choices.radius} onChange={onChange('radius')} />
      </label>
      <label>
        Densidad
        <select value={choices.density} onChange={onChange('density')}>
          <option value="">Normal</option>
          <option value="compact">Compacta</option>
          <option value="comfortable">Amplia</option>
        </select>
      </label>
      <label>
        Familia tipográfica
        <input type="text" value={choices.family} placeholder="la del tema base" onChange={onChange('family')} />
      </label>
    </form>
  )
}

function Preview(): JSX.Element {
  return (
    <>
      <Card aria-label="IGV por pagar">
        <CardHead title="IGV por pagar" subtitle="Agosto 2026" />
        <CardBody>
          <Stat label="Por pagar" value="S/ 15,243.12" />
        </CardBody>
      </Card>
      <Banner tone="info" title="Datos al día">
        La última carga terminó hoy.
      </Banner>
      <Field label="RUC" hint="Los 11 dígitos de la empresa">
        <TextInput defaultValue="20990000019" />
      </Field>
      <div className="theme-builder-row">
        <Button variant="primary">Descargar</Button>
        <Button>Filtrar</Button>
        <Button variant="ghost">Cancelar</Button>
        <Badge tone="success">Conectada</Badge>
      </div>
    </>
  )
}

function ContrastReport({ problems }: { readonly problems: readonly ContrastProblem[] }): JSX.Element {
  if (problems.length === 0) return <output>Todos los pares de colores cumplen WCAG 2.2 AA.</output>
  return (
    <div aria-live="polite">
      <p>
        {problems.length === 1 ? 'Un par de colores no cumple' : `${problems.length} pares de colores no cumplen`} WCAG
        2.2 AA. Elige un acento que destaque más sobre la superficie.
      </p>
      <ul>
        {problems.map(({ foreground, background, ratio, least }) => (
          <li key={`${foreground} ${background}`}>
            {foreground} sobre {background}: {ratio.toFixed(2)}:1; necesita {least}:1
          </li>
        ))}
      </ul>
    </div>
  )
}

function TokenList({ properties }: { readonly properties: Readonly<Record<string, string>> }): JSX.Element {
  return (
    <ul className="theme-builder-tokens" aria-label="Valores que cambian respecto del tema base">
      {Object.entries(properties).map(([name, value]) => (
        <li key={name}>
          <i style={{ background: value }} />
          {name}: {value}
        </li>
      ))}
    </ul>
  )
}
