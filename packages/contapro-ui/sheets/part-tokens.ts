import postcss from 'postcss'

/** The rules of the theme with those tokens alone that are wanted; what is no token goes with the others. */
export function partTokens(css: string, isWanted: (token: string) => boolean): string {
  const theme = postcss.parse(css)
  theme.walkDecls((declaration) => {
    if (!isWanted(declaration.prop)) declaration.remove()
  })
  theme.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove()
  })
  return theme.toString()
}
