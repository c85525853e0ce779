import './is-not-there.js'
