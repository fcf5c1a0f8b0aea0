p='docs/architecture.md'; s=open(p).read()
s=s.replace("packages/{rules,contract,content}","packages/{rules,contract,content,pictures}")
i=s.index("- **`apps/server`** and **`apps/web`** are the two ends.")
s=s[:i]+"- **`packages/pictures`** draws all pictures, by code, for the web's build. Browsers get its table of names and sizes.\n"+s[i:]
open(p,'w').write(s)
p='README.md'; s=open(p).read()
l="| write or fix a question | [packages/content](packages/content/README.md) |\n"
s=s.replace(l,l+"| draw or change a picture | [packages/pictures](packages/pictures/README.md) |\n"); open(p,'w').write(s)
